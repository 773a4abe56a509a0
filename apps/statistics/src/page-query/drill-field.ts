import type { SearchField } from '@console/ui'

/** A rank that was taken below the organisation of the query: its name on the page, and the organisations, the last one ranked. */
export type DrilledRank = { rank: string; path: readonly number[] }

/** More levels than any company has, and more ranks than any page. */
const MAX_STEPS = 20
const MAX_RANKS = 20

/** As `drill[]=talkTime-12.34`, an entry a rank. */
export function drillField(): SearchField<readonly DrilledRank[]> {
  const parse = (texts: readonly string[]) => {
    const ranks = texts.map(parseRank)
    return ranks.length > MAX_RANKS || ranks.includes(null) ? null : ranks.filter((rank) => rank !== null)
  }
  const format = ({ rank, path }: DrilledRank) => `${rank}-${path.join('.')}`
  return {
    fallback: [],
    parse: (text) => parse([text]),
    format: (ranks) => (ranks.length === 0 ? null : ranks.map(format).join(',')),
    list: { parse, format: (ranks) => ranks.map(format) },
  }
}

function parseRank(text: string): DrilledRank | null {
  const [, rank, ids] = /^(\w{1,40})-([1-9]\d{0,14}(?:\.[1-9]\d{0,14})*)$/.exec(text) ?? []
  const path = ids?.split('.').map(Number) ?? []
  return rank === undefined || path.length > MAX_STEPS ? null : { rank, path }
}
