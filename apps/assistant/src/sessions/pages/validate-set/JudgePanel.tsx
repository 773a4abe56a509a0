import type { sessionRecord } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { BandSelect } from '@console/ui'
import { Alert, Button, Segmented } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Sentence } from '../../model/conversation.ts'
import { useJudge } from '../../queries/judgements.ts'
import { judgementFor, MISSED, optionsFor, type LabelType, type Option } from './judged.ts'
import { JudgementList } from './JudgementList.tsx'
import styles from './ValidateSetPage.module.css'

type JudgePanelProps = {
  sessionId: string
  /** Null: the session as a whole, for a missed hit. */
  sentence: Sentence | null
  isSentenceGone: boolean
  /** The item in the link. */
  linked: { labelID: number | null; labelType: LabelType | null }
  names: sessionRecord.SessionNames
  judgements: readonly sessionRecord.Judgement[]
  onWhole: () => void
}

/** The verdict form, and earlier verdicts on this session. */
export function JudgePanel(props: JudgePanelProps) {
  const { sessionId, sentence, isSentenceGone, linked, names, judgements, onWhole } = props
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const judge = useJudge()
  const [type, setType] = useState<LabelType>(linked.labelType ?? 2)
  const [labelID, setLabelId] = useState(linked.labelID)
  const [isTried, setTried] = useState(false)
  const known = judgementFor(judgements, { sentence, labelType: type, labelID })
  const [chosen, setChosen] = useState<Option | null>(null)
  const offered = optionsFor(sentence)
  const option = offered.find((one) => one === (chosen ?? known?.labelOption)) ?? offered[0]
  const things = type === 1 ? names.questions : names.rules

  function store() {
    setTried(true)
    if (labelID === null || isSentenceGone) return
    judge.mutate(
      {
        sessionId,
        labelType: type,
        labelID,
        labelOption: option,
        ...(sentence === null ? {} : { voiceId: sentence.callId, index: sentence.seq }),
        ...(known ? { before: { evaluationId: known.evaluationId, revision: known.revision } } : {}),
      },
      { onSuccess: () => services.toast.success(formatMessage({ id: 'judge.stored' })) },
    )
  }

  return (
    <aside className={styles['card']} aria-label={formatMessage({ id: 'judge.panel' })}>
      <p className={styles['words']}>
        {sentence === null
          ? formatMessage({ id: isSentenceGone ? 'judge.sentenceGone' : 'judge.whole' })
          : `“${sentence.words}”`}
      </p>
      {(sentence !== null || isSentenceGone) && (
        <Button size="small" onClick={onWhole}>
          {formatMessage({ id: 'judge.toWhole' })}
        </Button>
      )}
      <Segmented<LabelType>
        name="judged-kind"
        aria-label={formatMessage({ id: 'judgement.type' })}
        value={type}
        options={([1, 2] as const).map((value) => ({
          value,
          label: formatMessage({ id: `judgement.type.${value}` }),
        }))}
        onChange={(next) => {
          setType(next)
          setLabelId(null)
        }}
      />
      <BandSelect
        label={formatMessage({ id: `judgement.type.${type}` })}
        value={labelID}
        options={things.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setLabelId}
        width={280}
        error={isTried && labelID === null ? formatMessage({ id: 'judge.labelMissing' }) : undefined}
      />
      <Segmented<Option>
        name="judgement"
        aria-label={formatMessage({ id: 'judgement.option' })}
        value={option}
        options={offered.map((value) => ({
          value,
          label: formatMessage({ id: `judgement.option.${value}` }),
        }))}
        onChange={setChosen}
      />
      <p className={styles['note']}>
        {formatMessage({ id: `judge.means.${option === MISSED ? 'missed' : 'hit'}` })}
      </p>
      {judge.error !== null && <Alert type="error" showIcon title={failureText(judge.error)} />}
      <Button type="primary" loading={judge.isPending} disabled={isSentenceGone} onClick={store}>
        {formatMessage({ id: known ? 'judge.change' : 'judge.store' })}
      </Button>
      <JudgementList judgements={judgements} />
    </aside>
  )
}
