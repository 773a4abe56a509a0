import { label } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Message kinds by the template of the label. */
export const templateCodes: Readonly<Record<number, string>> = {
  [label.PUSH_TEMPLATE.alarm]: 'label-alarm',
  [label.PUSH_TEMPLATE.reminder]: 'label-reminder',
  [label.PUSH_TEMPLATE.deal]: 'label-deal',
  [label.PUSH_TEMPLATE.tips]: 'label-tips',
}

export const pushTexts = {
  gotIt: { en: 'Got it', zh: '知道了' },
} as const satisfies Record<string, Text>

/** Title of a message about a hit. */
export function formatHitTitle({ name, seat }: { name: string; seat: string }): Text {
  return { en: `${name}: ${seat}`, zh: `${name}：${seat}` }
}
