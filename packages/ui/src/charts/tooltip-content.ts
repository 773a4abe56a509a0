import { type ColouredData, valueText } from './chart-data.ts'
import styles from './Tooltip.module.css'

type TooltipOptions = {
  /** Index of the category. */
  index: number
  formatValue: (value: number) => string
}

/** The category, and a row a series: made of elements, so that no name is ever read as markup. */
export function tooltipContent(data: ColouredData, { index, formatValue }: TooltipOptions) {
  const box = document.createElement('div')
  box.append(textElement('div', data.categories[index] ?? '', 'title'))
  const note = data.notes?.values[index] ?? ''
  if (note !== '') box.append(textElement('div', note, 'note'))
  data.series.forEach(({ colour, ...series }) => {
    const row = document.createElement('div')
    row.className = styles['row'] ?? ''
    const mark = textElement('span', '', 'mark')
    mark.style.background = colour
    row.append(
      mark,
      textElement('span', series.name, 'name'),
      textElement('span', valueText(series, index, formatValue), 'value'),
    )
    box.append(row)
  })
  return box
}

function textElement(tag: 'div' | 'span', text: string, style: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = styles[style] ?? ''
  element.textContent = text
  return element
}
