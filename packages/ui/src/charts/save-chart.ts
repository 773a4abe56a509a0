import { csvFile } from '../save-file/save-file.ts'
import type { ChartData } from './chart-data.ts'

/** Sharp on the screens of today, and in a document. */
const PIXELS = 2

/** The figures as a file for spreadsheets. */
export function toCsv({ categoryName, categories, notes, series }: ChartData): Promise<Blob> {
  const columns = notes === undefined ? series : [notes, ...series]
  const rows = [
    [categoryName, ...columns.map(({ name }) => name)],
    ...categories.map((category, index) => [category, ...columns.map(({ values }) => values[index] ?? null)]),
  ]
  return csvFile(rows, { isTextQuoted: true })
}

/** The drawing as it is seen, in the colours of the theme. */
export async function toPng(drawing: SVGElement | null | undefined): Promise<Blob> {
  if (!drawing) throw new Error('Nothing is drawn yet.')
  const { width, height } = drawing.getBoundingClientRect()
  const style = getComputedStyle(drawing)
  const copy = new XMLSerializer()
    .serializeToString(drawing)
    // A separate picture has neither the page's variables nor its typeface.
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim())
    .replace('<svg', `<svg font-family="${style.fontFamily.replaceAll('"', "'")}"`)
  const address = URL.createObjectURL(new Blob([copy], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * PIXELS
    canvas.height = height * PIXELS
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('The browser draws no pictures.')
    pen.fillStyle = style.getPropertyValue('--surface').trim()
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => {
        if (png === null) reject(new Error('The browser made no picture.'))
        else resolve(png)
      })
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
