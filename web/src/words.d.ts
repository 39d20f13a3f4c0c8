// Of a file of words, those that a playbill says: see vite.config.ts.
declare module '*.ftl?playbill' {
  const english: string;
  export default english;
}
