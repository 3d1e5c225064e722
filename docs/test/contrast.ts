import type { Locator } from '@playwright/test'

/** The contrast of an element's background with the page's, and of its text with its own background. */
export const contrastsOf = (element: Locator): Promise<{ background: number; text: number }> =>
  element.evaluate((shown) => {
    const context = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    const luminance = (color: string) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const { color, backgroundColor } = getComputedStyle(shown)
    const page = getComputedStyle(document.body).backgroundColor
    return { background: contrast(backgroundColor, page), text: contrast(color, backgroundColor) }
  })
