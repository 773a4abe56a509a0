import { useIntl } from 'react-intl'
import { readSlots } from '../../model/slots-text.ts'

/** Finds what is wrong with the contributions that are typed: the line, where in them, and what is accepted. */
export function useSlotsProblem() {
  const { formatMessage } = useIntl()
  return (text: string): { slots?: string } => {
    const read = readSlots(text)
    if (!('problem' in read)) return {}
    const { kind, line, column, path, accepted } = read.problem
    const first = formatMessage({ id: `appForm.slots.${kind}` }, { line, column, path, accepted })
    if (read.count === 1) return { slots: first }
    return { slots: formatMessage({ id: 'appForm.slots.more' }, { first, more: read.count - 1 }) }
  }
}
