# How things are listed in a sentence. $a is what stands before, $b what is added.
list-nothing = nothing
list-middle = { $a }, { $b }
list-plain = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
# Sentences, one after the other.
list-sentences = { $a } { $b }
