/**
 * The page number in a text that somebody has typed or pasted: digits of any script, also with separators between thousands
 * and with invisible marks of their direction.
 * `undefined` if there is anything else.
 */
export function parsePage(text: string): number | undefined {
  // Compatibility forms, such as full-width digits, become plain characters.
  const digits = text
    .normalize('NFKC')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, digitOf)
  return number.test(digits) ? Number(digits.replace(/\D/g, '')) : undefined
}

const number = /^\d+(([\s.,'’٬]\d{2,3})*[\s.,'’٬]\d{3})?$/

/** The digit as `0` to `9`. In every script, the digits from zero to nine follow each other. */
function digitOf(digit: string) {
  const codePoint = digit.codePointAt(0) as number
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++
  return `${value}`
}
