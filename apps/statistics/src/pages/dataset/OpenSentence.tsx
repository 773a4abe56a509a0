import { dataset, links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from '../../components/RowCard.module.css'
import { useStat } from '../../page-query/stat-context.ts'
import type { Evaluation } from '../../queries/dataset.ts'

/** The conversation of a judgement in a new tab, at its sentence where there is one; the host adds the token (DSET-010). */
export function OpenSentence({ row }: { row: Evaluation }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query } = useStat()
  async function open() {
    const { business } = query
    const business_type_id = business === null ? {} : { business_type_id: String(business) }
    if (!(await services.openPlatformLink(sentenceAddress(row), business_type_id)))
      services.toast.error(formatMessage({ id: 'stat.dataset.refused' }))
  }
  return (
    <Button
      type="link"
      size="small"
      className={styles['link'] ?? ''}
      aria-label={formatMessage({ id: 'stat.dataset.open.of' }, { title: row.title })}
      onClick={() => void open()}
    >
      {formatMessage({ id: 'stat.dataset.open' })}
    </Button>
  )
}

/** What was missed has no sentence, and of what is not known nothing is said of one (DSET-011, DSET-012, DSET-Q2). */
function sentenceAddress({ sessionID, labelOption, voiceID, index, labelID, labelType }: Evaluation): string {
  const isOfSentence = labelOption === dataset.JUDGEMENT.correct || labelOption === dataset.JUDGEMENT.wrong
  const sentence = isOfSentence ? { voiceId: voiceID, index, labelID, labelType } : {}
  return links.buildLinkAddress(links.validateSet, { sessionId: sessionID, ...sentence })
}
