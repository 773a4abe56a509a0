import type { labelJudgement, sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { ErrorState, formatTime } from '@console/ui'
import { SelectField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useJudgeLabel, useLabelJudgements, useWithdrawJudgement } from '../../queries/judgements.ts'
import styles from './SessionPage.module.css'

type JudgedLabelsProps = {
  session: Pick<sessionRecord.SessionDetail, 'sessionId' | 'labels'>
  /** Sessions of another company's work are not judged. */
  isJudgeable: boolean
}

/** The labels of a session, and what people say of them: right, wrong, or missed. */
export function JudgedLabels({ session: { sessionId, labels }, isJudgeable }: JudgedLabelsProps) {
  const { formatMessage } = useIntl()
  const said = useLabelJudgements(isJudgeable ? sessionId : null)
  const judge = useJudgeLabel()
  const rows = judgedLabels(labels, said.data?.judgements ?? [])
  const canJudge = said.data?.canJudge === true
  const missable = (said.data?.labels ?? []).filter(({ id }) => !rows.some(({ labelId }) => labelId === id))
  return (
    <>
      {said.error !== null && (
        <ErrorState
          title={formatMessage({ id: 'session.label.failed' })}
          error={said.error}
          onRetry={() => void said.refetch()}
        />
      )}
      {rows.length === 0 && (
        <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'session.noLabels' })}</p>
      )}
      <ul className="ui-stack ui-gap-8 ui-list ui-hides-empty">
        {rows.map((row) => (
          <li key={row.labelId}>
            <JudgedRow sessionId={sessionId} row={row} canJudge={canJudge} />
          </li>
        ))}
      </ul>
      {canJudge && missable.length > 0 && (
        <SelectField<number>
          label={formatMessage({ id: 'session.label.missedAdd' })}
          note={formatMessage({ id: 'session.label.missedNote' })}
          placeholder={formatMessage({ id: 'session.label.choose' })}
          value={null}
          isDisabled={judge.isPending}
          options={missable.map(({ id, name }) => ({ value: id, label: name }))}
          problem={undefined}
          onChange={(labelId) => judge.mutate({ sessionId, labelId, belongs: true })}
        />
      )}
    </>
  )
}

type JudgedRowProps = { sessionId: string; row: JudgedLabel; canJudge: boolean }

function JudgedRow({ sessionId, row: { labelId, name, hitAt, judgement }, canJudge }: JudgedRowProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const judge = useJudgeLabel()
  const withdraw = useWithdrawJudgement()
  const isBusy = judge.isPending || withdraw.isPending
  const isHit = hitAt.length > 0
  return (
    <div role="group" aria-label={name} className={styles['label']}>
      <strong dir="auto">{name}</strong>
      <span className="ui-no-margin ui-size-13 ui-muted">
        {isHit
          ? hitAt.map((at) => formatTime(at, timezone)).join(' · ')
          : formatMessage({ id: judgement?.belongs ? 'session.label.missed' : 'session.label.notHit' })}
      </span>
      {judgement !== null && (
        <span className="ui-no-margin ui-size-13 ui-muted">
          {isHit &&
            `${formatMessage({ id: judgement.belongs ? 'session.label.right' : 'session.label.wrong' })} · `}
          {formatMessage(
            { id: 'session.label.by' },
            { who: judgement.judgedBy, time: formatTime(judgement.judgedAt, timezone) },
          )}
        </span>
      )}
      {canJudge && (
        <span className={styles['buttons']}>
          {isHit &&
            [true, false].map((belongs) => (
              <Button
                key={String(belongs)}
                size="small"
                disabled={isBusy}
                {...(judgement?.belongs === belongs ? { type: 'primary', ghost: true } : {})}
                aria-pressed={judgement?.belongs === belongs}
                onClick={() => judge.mutate({ sessionId, labelId, belongs })}
              >
                {formatMessage({ id: belongs ? 'session.label.right' : 'session.label.wrong' })}
              </Button>
            ))}
          {judgement !== null && (
            <Button
              size="small"
              type="text"
              disabled={isBusy}
              onClick={() => withdraw.mutate({ sessionId, labelId })}
            >
              {formatMessage({ id: 'session.label.withdraw' })}
            </Button>
          )}
        </span>
      )}
    </div>
  )
}

type JudgedLabel = {
  labelId: number
  name: string
  /** When it was found; empty where it was not. */
  hitAt: readonly number[]
  judgement: labelJudgement.LabelJudgement | null
}

/** The labels that were found in a session, each once, and after them those that were judged without a hit. */
function judgedLabels(
  hits: readonly sessionRecord.LabelHit[],
  judgements: readonly labelJudgement.LabelJudgement[],
): JudgedLabel[] {
  const byLabel = Map.groupBy(hits, ({ labelId }) => labelId)
  const found = [...byLabel].map(([labelId, ones]) => ({
    labelId,
    name: ones[0]?.labelName ?? '',
    hitAt: ones.map(({ hitAt }) => hitAt),
    judgement: judgements.find((one) => one.labelId === labelId) ?? null,
  }))
  const others = judgements
    .filter(({ labelId }) => !byLabel.has(labelId))
    .map((judgement) => ({ labelId: judgement.labelId, name: judgement.labelName, hitAt: [], judgement }))
  return [...found, ...others]
}
