import { label } from '@console/contracts'

/** Ids of the texts of values, by their numbers on the wire. */
export const MEANING_TEXTS = {
  [label.MEANING.general]: 'label.type.general',
  [label.MEANING.ordered]: 'label.type.ordered',
  [label.MEANING.quote]: 'label.type.quote',
} as const

export const KIND_TEXTS = {
  [label.LABEL_TYPE.rule]: 'label.kind.rule',
  [label.LABEL_TYPE.prompt]: 'label.kind.prompt',
} as const

/** The same in a column that is headed by what it is. */
export const SHORT_KIND_TEXTS = {
  [label.LABEL_TYPE.rule]: 'label.kind.rule.short',
  [label.LABEL_TYPE.prompt]: 'label.kind.prompt.short',
} as const

/** A status is what `enable` says (LABEL-008). */
export function statusText(enable: 0 | 1) {
  return enable === 1 ? 'label.status.enabled' : 'label.status.disabled'
}
