/**
 * The page number in a text that somebody has typed or pasted: digits of one script, whichever it is, also with separators
 * between thousands and with invisible marks of their direction. `undefined` if there is anything else.
 */
export function parsePage(text: string): number | undefined {
  const zeros = new Set<number>()
  // Compatibility forms, such as full-width digits, become plain characters.
  const digits = text
    .normalize('NFKC')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, (digit) => {
      const codePoint = digit.codePointAt(0) ?? 0
      const value = digitValue(codePoint)
      zeros.add(codePoint - value)
      return `${value}`
    })
  return zeros.size === 1 && wholeNumber.test(digits) ? Number(digits.replace(/\D/g, '')) : undefined
}

/** Digits, or groups of three digits with separators. In India, all groups but the last have two. */
const wholeNumber = /^\d+(([\s.,'’٬]\d{2,3})*[\s.,'’٬]\d{3})?$/

/** From 0 to 9. In every script, the digits from zero to nine follow each other. Those of another script may come right before. */
function digitValue(codePoint: number) {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before++
  return before % 10
}
