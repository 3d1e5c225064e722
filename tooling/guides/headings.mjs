/**
 * The fragments of the headings in Markdown, as GitHub and the site write them.
 * @param {string} markdown
 */
export function headingsOf(markdown) {
  const text = markdown.replaceAll(/^```.*?^```$/gms, '')
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
