import { dayFigures, rankFigures } from './common-figures.ts'
import { text } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS } from './range.ts'
import { cellFigures, listTable } from './read-page.ts'

/** Ids of the labels of this name; labels of two businesses that share a name show their business. */
function named(shown: string): string {
  const [name = '', business] = shown.split(' · ')
  return `
    select l.id from smart_label l join company c on c.id = l.tenant_id join business_type b on b.id = l.business_type_id
    where l.name = ${text(name)} and ${business === undefined ? 'true' : `b.name = ${text(business)}`}`
}

export const labels: FigurePage = {
  path: `/console/statistic/label?${DAYS}&detail=all`,
  read: async (page) => {
    const people = await listTable(page, 'Labels of each person')
    const compared = people.head.slice(3)
    // The label that is ranked is the first of those that are compared.
    const ranked = named(compared[0] ?? '')
    const isCompared = `label_id in (${compared.map(named).join(' union ')})`
    return [
      ...(await dayFigures(page, 'Hits of labels', {
        queryOf: (day, name) =>
          `select count(*) from label_hits where label_id in (${named(name)}) and ${day}`,
      })),
      ...(await rankFigures(page, 'Hits of one label, rank', {
        queryOf: (where) => `select count(*) from label_hits where label_id in (${ranked}) and ${where}`,
      })),
      ...cellFigures(people, ({ key, column }) => {
        if (column === 'Calls') return `select count(*) from calls where user_id = ${key}`
        if (column === 'Calls with a label')
          return `select count(distinct call_id) from label_hits where user_id = ${key} and ${isCompared}`
        return `select count(distinct coalesce(session_id, call_id)) from label_hits
          where user_id = ${key} and label_id in (${named(column)})`
      }),
    ]
  },
}
