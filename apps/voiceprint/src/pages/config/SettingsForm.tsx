import { voiceprint } from '@console/contracts'
import { ChartLoading, chartPart } from '@console/domain-ui'
import { useHasCall } from '@console/sub-app'
import { useLeaveGuard } from '@console/sub-app/form'
import { EmptyState, ErrorState } from '@console/ui'
import { FormBody, SwitchField } from '@console/ui/form'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { conditionWords } from '../../model/condition-words.ts'
import { hasFewComparisons, settingProblem, type SettingsForm as Values } from '../../model/settings-form.ts'
import { hasScores, percentages } from '../../model/threshold-outcome.ts'
import { useScoreDistribution } from '../../queries/settings.ts'
import { SettingField } from './SettingField.tsx'
import { ThresholdWords } from './ThresholdWords.tsx'
import { useSettingsForm } from './use-settings-form.ts'
import styles from './ConfigPage.module.css'

/** The bars of the scores; they come with the tier of charts once the page shows them. */
const ScoreBars = chartPart(async () => {
  const { BarChart } = await import(/* webpackChunkName: "charts-config" */ '@console/ui/charts')
  return BarChart
})

const bound = (index: number) => (index / voiceprint.SCORE_BINS).toFixed(2)

const CATEGORIES = Array.from(
  { length: voiceprint.SCORE_BINS },
  (_, index) => `${bound(index)}–${bound(index + 1)}`,
)

const SHARES = ['refused', 'accepted', 'equalError', 'tooNoisy'] as const satisfies readonly (keyof Row)[]

/**
 * The six settings, and beside them, where the platform has it, the outcome that the typed threshold would have had for the
 * recorded comparisons.
 */
export function SettingsForm({ stored, version }: { stored: Values; version: number }) {
  const { formatMessage } = useIntl()
  const form = useSettingsForm(stored, version)
  const hasPreview = useHasCall(voiceprint.scoreDistribution)
  useLeaveGuard({
    isDirty: form.isDirty,
    title: formatMessage({ id: 'voice.config.leave.title' }),
    text: formatMessage({ id: 'voice.config.leave.text' }),
    okText: formatMessage({ id: 'voice.config.leave' }),
    onLeave: form.draft.discard,
  })
  const { similarityThreshold } = form.values
  const threshold =
    settingProblem('similarityThreshold', similarityThreshold) === null ? Number(similarityThreshold) : null
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <FormBody
          form={form}
          aria-label={formatMessage({ id: 'voice.config.page' })}
          footer={
            <div className={styles['footer']}>
              <Button type={form.isDirty ? 'primary' : 'default'} htmlType="submit" loading={form.isSending}>
                {formatMessage({ id: 'voice.save' })}
              </Button>
              <Button disabled={!form.isDirty || form.isSending} onClick={form.draft.discard}>
                {formatMessage({ id: 'voice.config.discard' })}
              </Button>
            </div>
          }
        >
          <SwitchField
            label={formatMessage({ id: 'voice.config.functionSwitch' })}
            note={formatMessage({ id: 'voice.config.functionSwitch.note' })}
            {...form.field('functionSwitch')}
          />
          <SettingField name="checkFrequency" {...form.field('checkFrequency')} />
          <SettingField name="corporaNum" {...form.field('corporaNum')}>
            {hasFewComparisons(form.values) && (
              <p role="status" className={styles['hint']}>
                {formatMessage({ id: 'voiceprint.corporaNum.low' })}
              </p>
            )}
          </SettingField>
          <SettingField name="triggerThreshold" {...form.field('triggerThreshold')} />
          <SettingField name="similarityThreshold" {...form.field('similarityThreshold')} />
          <SettingField name="recordExpiration" {...form.field('recordExpiration')} />
        </FormBody>
      </section>
      {hasPreview && (
        <ThresholdPreview
          threshold={threshold}
          onUse={(next) => form.change({ similarityThreshold: String(next) })}
        />
      )}
    </div>
  )
}

type ThresholdPreviewProps = {
  /** The threshold as typed; null while that is no threshold. */
  threshold: number | null
  onUse: (threshold: number) => void
}

/** Shows the outcome that a threshold would have had for the recorded comparisons, before it is saved. */
function ThresholdPreview({ threshold, onUse }: ThresholdPreviewProps) {
  const { formatMessage } = useIntl()
  const scores = useScoreDistribution()
  const measured = scores.data?.measured
  return (
    <div className="ui-grid ui-gap-12 ui-shrinks">
      <section className={styles['card']} aria-label={formatMessage({ id: 'voice.preview.title' })}>
        {scores.data === undefined ? (
          scores.error === null ? (
            <ChartLoading />
          ) : (
            <ErrorState
              title={formatMessage({ id: 'voice.preview.failed' })}
              error={scores.error}
              onRetry={() => void scores.refetch()}
            />
          )
        ) : hasScores(scores.data) ? (
          <>
            <ScoreChart scores={scores.data} threshold={threshold} />
            <ThresholdWords scores={scores.data} threshold={threshold} onUse={onUse} />
          </>
        ) : (
          <EmptyState title={formatMessage({ id: 'voice.preview.none' })}>
            {formatMessage({ id: 'voice.preview.none.text' })}
          </EmptyState>
        )}
      </section>
      {measured != null && <MeasuredErrors measured={measured} />}
    </div>
  )
}

type Row = voiceprint.MeasuredErrors['rows'][number]

/** The measured error rates of the model that compares, and the voices they were measured with. */
function MeasuredErrors({ measured }: { measured: voiceprint.MeasuredErrors }) {
  const { formatMessage, formatNumber } = useIntl()
  const { rows, voices, threshold, model, measuredOn } = measured
  const shown = (share: number | null): string =>
    share === null
      ? formatMessage({ id: 'voice.measured.none' })
      : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })
  const conditionText = ({ condition }: Row): string => {
    const { id, values } = conditionWords(condition)
    return formatMessage({ id }, values)
  }
  const title = formatMessage({ id: 'voice.measured.title' })
  const method = formatMessage(
    { id: 'voice.measured.method' },
    { voices, threshold: threshold.toFixed(2), model, date: measuredOn },
  )
  return (
    <section className={`${styles['card']} ${styles['measured']}`} aria-label={title}>
      <h2>{title}</h2>
      <p>{method}</p>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'voice.measured.condition' })}</th>
            {SHARES.map((share) => (
              <th key={share} scope="col">
                {formatMessage({ id: `voice.measured.${share}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.condition}>
              <th scope="row">{conditionText(row)}</th>
              {SHARES.map((share) => (
                <td key={share}>{shown(row[share])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ScoreChartProps = { scores: voiceprint.ScoreDistribution; threshold: number | null }

/** Scores of the same person and of others, each in percent of their comparisons, with the threshold as a line. */
function ScoreChart({ scores, threshold }: ScoreChartProps) {
  const { formatMessage } = useIntl()
  const { same, other } = scores
  const data = useMemo(
    () => ({
      categoryName: formatMessage({ id: 'voice.preview.score' }),
      categories: CATEGORIES,
      series: [
        { name: formatMessage({ id: 'voice.preview.same' }), values: percentages(same) },
        { name: formatMessage({ id: 'voice.preview.other' }), values: percentages(other) },
      ],
    }),
    [same, other, formatMessage],
  )
  return (
    <ScoreBars
      title={formatMessage({ id: 'voice.preview.title' })}
      summary={formatMessage({ id: 'voice.preview.summary' })}
      data={data}
      showsAll
      formatValue={asPercent}
      {...(threshold === null
        ? {}
        : {
            mark: {
              at: threshold,
              name: formatMessage({ id: 'voice.preview.mark' }, { threshold }),
            },
          })}
    />
  )
}

function asPercent(value: number): string {
  return `${value}%`
}
