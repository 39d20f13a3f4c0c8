// A glyph for a sentence or an option, by the words of the trade. No game is named here.
const BY_WORD: [RegExp, string][] = [
  [/\b(wins?|victory|won|triumph)/i, 'laurel-crown'],
  [/\b(hordes?|links?|joins?)\b/i, 'linked-rings'],
  [/\b(curs)/i, 'cursed-star'],
  [/\b(haunt)/i, 'haunting'],
  [/\b(destroy|remov|kill|dies|slain)/i, 'skull-bolt'],
  [/\b(sacrific)/i, 'sacrificial-dagger'],
  [/\b(attack|strik|hits?\b|fight|combat|loses? \d+ Health)/i, 'crossed-swords'],
  [/\b(regenerat|heal|recover|transfus)/i, 'heart-plus'],
  [/\b(buy|buys|bought)\b/i, 'buy-card'],
  [/\b(draws?|shuffle)/i, 'card-draw'],
  [/\b(discards?)/i, 'card-discard'],
  [/\b(plays?)\b/i, 'card-play'],
  [/\b(coins?|pays?|money|spend)/i, 'two-coins'],
  [/\b(power|rage|strength)/i, 'enrage'],
  [/\b(moves?|goes|walks?|travels?|arrives?|comes)\b/i, 'walking-boot'],
  [/\b(search|investigat|looks?|sees?|reveal)/i, 'magnifying-glass'],
  [/\b(rolls?|dice|die)\b/i, 'rolling-dices'],
  [/\b(night)/i, 'night-sky'],
  [/\b(day|dawn|sun)\b/i, 'sun'],
  [/\b(plague|taint|infect|spread)/i, 'plague-doctor-profile'],
  [/\b(bit|bites?|bitten)\b/i, 'neck-bite'],
  [/\b(pass|end turn|done|finish|stop)/i, 'hourglass'],
  [/\b(use|uses|activate|calls on)\b/i, 'candle-flame'],
  [/\b(takes?|gains?|puts?|claim|keep)/i, 'grab'],
  [/\b(nothing|decline|leave|no)\b/i, 'cancel'],
  [/\b(event|card)\b/i, 'scroll-unfurled'],
];

export function glyphOf(sentence: string): string {
  return BY_WORD.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'quill-ink';
}
