/** The backgrounds behind an element, from the page to the element. */
export function behind(element: Element | null): string[] {
  return element && element !== document.body ? [...behind(element.parentElement), background(element)] : ['white']
}

/** The contrast of the text of an element. */
export function contrastOf(element: HTMLElement): number {
  const { color, opacity } = getComputedStyle(element)
  const layers = behind(element)
  return contrast([...layers, `color-mix(in srgb, ${color} ${Number(opacity) * 100}%, transparent)`], layers)
}

/** The contrast of two stacks of colors. */
export function contrast(one: string[], other: string[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const canvas = document.createElement('canvas').getContext('2d', {
  // Otherwise each reading waits for the graphics processor.
  willReadFrequently: true,
}) as CanvasRenderingContext2D

function luminance(colors: string[]): number {
  for (const color of colors) {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const background = (element: Element) => getComputedStyle(element).backgroundColor
