import type { Text } from '../../../platform/messages/text.ts'

export const billTexts = {
  running: {
    en: 'A month can be closed once it is over.',
    zh: '月份结束后才能结账。',
  },
} satisfies Record<string, Text>

/** `at`: a time in the company's zone. */
export function closedBy({ by, at }: { by: string; at: string }): Text {
  return { en: `${by} closed this month at ${at}.`, zh: `${by} 已于 ${at} 结账。` }
}

/** The current bill, if the caller confirmed another one; in months. */
export function changedTotal(accounts: number): Text {
  return {
    en: `The bill has changed: it is now ${accounts}. Check it and close the month again.`,
    zh: `账单已变化，现为 ${accounts}，请核对后重新结账。`,
  }
}
