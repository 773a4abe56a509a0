import { idField, type SearchField } from '@console/ui'

/** Labels that are compared at once (DSET-Q9). */
export const MAX_COMPARED = 20

/** The evaluated type, 1 knowledge or 2 quality rules, and an id or a day beside it (DSET-Q1). */
type OfType = { labelType: 1 | 2; of: string }

/** A field such as `1-44`; `pattern` matches the part after the type. */
function typedField(pattern: RegExp): SearchField<OfType | null> {
  return {
    fallback: null,
    parse: (text) => {
      const [, type, of = ''] = /^([12])-(\d{1,15})$/.exec(text) ?? []
      if (type === undefined || !pattern.test(of)) return null
      return { labelType: type === '1' ? 1 : 2, of }
    },
    format: (value) => value && `${value.labelType}-${value.of}`,
  }
}

/** Distinct ids as `name[]=1&name[]=2`, at most `most`; an empty list means the page's own choice. */
function idsField(most: number): SearchField<readonly number[]> {
  const parse = (texts: readonly string[]): number[] | null => {
    const ids = [...new Set(texts.map((text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : NaN)))]
    return ids.length > most || ids.some(Number.isNaN) ? null : ids
  }
  return {
    fallback: [],
    parse: (text) => parse([text]),
    format: (ids) => (ids.length === 0 ? null : ids.join(',')),
    list: { parse, format: (ids) => ids.map(String) },
  }
}

/** Choices that narrow the pages of labels and of datasets. */
export const labelSearch = {
  labels: idsField(MAX_COMPARED),
  rankLabel: idField(),
  /** One knowledge entry or quality rule. */
  evaluated: typedField(/^[1-9]\d*$/),
  /** The day whose judgements are opened, as `1-20261118`. */
  judged: typedField(/^\d{8}$/),
}
