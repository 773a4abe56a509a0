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

/** The same texts, shorter, for a column whose head names the kind. */
export const SHORT_KIND_TEXTS = {
  [label.LABEL_TYPE.rule]: 'label.kind.rule.short',
  [label.LABEL_TYPE.prompt]: 'label.kind.prompt.short',
} as const

/** The status by `enable` (LABEL-008), with the reason if the server switched the label off. */
export function statusText({ enable, isTooDear }: Pick<label.Label, 'enable' | 'isTooDear'>) {
  if (isTooDear === true) return 'label.status.tooDear'
  return enable === 1 ? 'label.status.enabled' : 'label.status.disabled'
}
