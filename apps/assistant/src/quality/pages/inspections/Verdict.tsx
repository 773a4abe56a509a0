import type { qualityDesk } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'

type VerdictProps = { item: qualityDesk.InspectionItem; isShort?: boolean }

/** The verdict on a session, with its reviewer and the remark unless it is short. */
export function Verdict({ item: { verdict, remark, judgedBy }, isShort = false }: VerdictProps) {
  const { formatMessage } = useIntl()
  if (verdict === null)
    return <StatusWord tone="quiet">{formatMessage({ id: 'quality.item.waiting' })}</StatusWord>
  const facts = [formatMessage({ id: `quality.verdict.${verdict}` }), ...(isShort ? [] : [judgedBy, remark])]
  return (
    <StatusWord tone={verdict === 'pass' ? 'good' : 'error'}>
      {facts.filter((part) => part !== null).join(' · ')}
    </StatusWord>
  )
}
