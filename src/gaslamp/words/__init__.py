"""Words: every sentence a person reads, from the files of a language (Fluent)."""
