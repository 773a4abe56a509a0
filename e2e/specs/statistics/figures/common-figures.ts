import type { Page } from '@playwright/test'
import { inOrganization, ofCalls, ofStatuses, onDay, text } from './facts.ts'
import type { Figure } from './figure.ts'
import { cellFigures, chartTable } from './read-page.ts'

/** Decimals of minutes and hours. */
export const TWO_DECIMALS = 2

/** Queries of the figures on the cards of calls, by their names. */
export const callCards = (where?: string): Record<string, string> => ({
  'Outbound calls': ofCalls('Outbound calls', where),
  'Answered calls': ofCalls('Answered calls', where),
  'Answered calls, rate': ofCalls('Answer rate', where),
  'Valid calls': ofCalls('Valid calls', where),
  'Valid calls, rate': ofCalls('Marketing rate', where),
  Quotes: ofCalls('Quotes', where),
  'Quotes, rate': ofCalls('Quote rate', where),
  Deals: ofCalls('Deals', where),
  'Deals, rate': ofCalls('Deal rate', where),
})

/** A column of the table of calls, all of which are outbound. */
export function ofCallColumn(column: string, where: string): string | undefined {
  if (column === 'Talk time') return `select coalesce(sum(talk_seconds), 0) from calls where ${where}`
  if (column !== 'Violations') return undefined
  return `select count(*) from violation v join company c on c.id = v.tenant_id
    where v.call_id in (select call_id from calls where ${where})`
}

/** Queries of the figures on the cards of people online, for several days. */
export const onlineCards = (where?: string): Record<string, string> => ({
  'Online users in all': ofStatuses('people', where),
  'Average online': ofStatuses('onlineAPerson', where),
})

/** A chart with a value for each day. */
export async function dayFigures(
  page: Page,
  title: string,
  { queryOf, decimals }: { queryOf: (day: string, column: string) => string | undefined; decimals?: number },
): Promise<Figure[]> {
  const table = await chartTable(page, title)
  return cellFigures(table, ({ name, column }) => queryOf(onDay(name), column), decimals)
}

/** A rank of organisations. */
export async function rankFigures(
  page: Page,
  title: string,
  {
    queryOf,
    decimals,
  }: { queryOf: (where: string, column: string) => string | undefined; decimals?: number },
): Promise<Figure[]> {
  const table = await chartTable(page, title)
  return cellFigures(table, ({ name, column }) => queryOf(inOrganization(name), column), decimals)
}

const LEVELS: Readonly<Record<string, number>> = { Tip: 0, Light: 1, Moderate: 2, Severe: 3 }

/** Query for how often rules of a level were broken. */
export const ofLevel = (level: string, where: string): string =>
  `select count(*) from hits where level = ${LEVELS[level]} and ${where}`

/** Query for how often a rule was broken; rules that share a name show their business. */
export function ofRule(shown: string): string {
  const [, name = '', business] = /^(.*?)(?: \((.+)\))?$/.exec(shown) ?? []
  return `select count(*) from hits where rule_id in (
    select r.id from quality_rule r join business_type b on b.id = r.business_type_id
    where r.name = ${text(name)} and ${business === undefined ? 'true' : `b.name = ${text(business)}`})`
}

const RECOMMENDED: Readonly<Record<string, string>> = {
  Recommended: 'count(*)',
  Times: 'count(*)',
  Accepted: 'count(*) filter (where is_accepted)',
  Valid: 'count(*) filter (where is_valid)',
}

/** Query for recommendations, and what became of them. */
export const ofRecommended = (measure: string, where: string): string =>
  `select ${RECOMMENDED[measure]} from recommended where ${where}`
