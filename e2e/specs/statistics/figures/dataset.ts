import type { Page } from '@playwright/test'
import { onDay } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { DAYS } from './range.ts'
import { chartTable } from './read-page.ts'

const buildCountSql = (option: number): string => `count(*) filter (where label_option = ${option})`
const CORRECT = buildCountSql(1)
const MISSED = buildCountSql(2)
const WRONG = buildCountSql(3)
/** The part and the whole of each figure. */
const PARTS: Readonly<Record<string, [part: string, whole: string]>> = {
  Precision: [CORRECT, `${CORRECT} + ${WRONG}`],
  Recall: [CORRECT, `${CORRECT} + ${MISSED}`],
  F1: [`2 * ${CORRECT}`, `2 * ${CORRECT} + ${MISSED} + ${WRONG}`],
}

/** Three figures of each day, each as `88.00% (22 of 25)`. */
async function seriesFigures(page: Page, title: string, labelType: number): Promise<Figure[]> {
  const { head, rows } = await chartTable(page, title)
  return rows.flatMap(({ cells: [day = '', ...cells] }) =>
    cells.flatMap((cell, index): Figure[] => {
      const column = head[index + 1] ?? ''
      const [, percent, part, whole] = /^(\S+) \((\d+) of (\d+)\)$/.exec(cell) ?? []
      const counted = PARTS[column]
      if (percent === undefined || part === undefined || whole === undefined || counted === undefined)
        return []
      const from = `from judged where label_type = ${labelType} and ${onDay(day)}`
      const [ofPart, ofWhole] = counted
      const named = { part: title, name: `${column} on ${day}` }
      return [
        { ...named, shown: percent, query: `select (${ofPart})::float8 / (${ofWhole}) ${from}` },
        { ...named, name: `${named.name}, part`, shown: part, query: `select ${ofPart} ${from}` },
        { ...named, name: `${named.name}, whole`, shown: whole, query: `select ${ofWhole} ${from}` },
      ]
    }),
  )
}

export const dataset: FigurePage = {
  path: `/console/statistic/dataset?${DAYS}`,
  read: async (page) => [
    ...(await seriesFigures(page, 'Knowledge', 1)),
    ...(await seriesFigures(page, 'Quality rules', 2)),
  ],
}
