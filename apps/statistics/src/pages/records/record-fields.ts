import { quality } from '@console/contracts'
import { isDay, type SearchField } from '@console/ui'

/** Value in the address of a field that the person emptied, so that the default does not come back (VIOL-Q12). */
export const EMPTIED = 'none'
type Emptied = typeof EMPTIED

/** A business, none where the person emptied the field, or null where the address says nothing. */
export const businessField: SearchField<number | Emptied | null> = {
  fallback: null,
  parse: (text) => (text === EMPTIED ? EMPTIED : toId(text)),
  format: (value) => (value === null ? null : String(value)),
}

/** A day as `20261120`, as other pages link to it, or as `2026-11-20`; or emptied. */
export const dayField: SearchField<string | null> = {
  fallback: null,
  parse: (text) => {
    if (text === EMPTIED) return EMPTIED
    const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    return isDay(day) ? day : null
  },
  format: (value) => value,
}

/** Ids under a repeated name, with or without brackets; none means all. */
export const idsField: SearchField<readonly number[]> = {
  fallback: [],
  parse: (text) => toIds([text]),
  format: (ids) => (ids.length === 0 ? null : ids.join(',')),
  list: { parse: toIds, format: (ids) => ids.map(String) },
}

function toIds(texts: readonly string[]): readonly number[] | null {
  const ids = [...new Set(texts.map(toId))]
  const known = ids.filter((id) => id !== null)
  return known.length === ids.length && known.length <= quality.MAX_NAMED ? known : null
}

function toId(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER ? Number(text) : null
}
