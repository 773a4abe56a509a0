export const en = {
  'label.page': 'Smart labels',
}
export type MessageId = keyof typeof en
