import { sampleData, type workspace } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import { useHasSamples, useSampleChange } from '../../../queries/home.ts'
import styles from './FirstSteps.module.css'

/** Offers sample data to a company without facts of its own, and says while it is shown what it is. */
export function SampleData({ sample }: { sample: workspace.SampleState }) {
  const hasSamples = useHasSamples()
  if (!hasSamples || sample.state === 'unavailable') return null
  return (
    <div className={styles['sample']}>
      {sample.state === 'available' ? <AddSample /> : <ShownSample sample={sample} />}
    </div>
  )
}

function AddSample() {
  const { formatMessage } = useIntl()
  const adding = useSampleChange(sampleData.add)
  return (
    <>
      <p className="ui-note ui-muted">
        {formatMessage({ id: 'sampleData.text' }, { seats: sampleData.SAMPLE_SEATS })}
      </p>
      <Button loading={adding.isPending} onClick={() => adding.mutate()}>
        {formatMessage({ id: 'sampleData.add' })}
      </Button>
      {adding.isError && <p role="alert">{failureText(adding.error)}</p>}
    </>
  )
}

type Shown = Extract<workspace.SampleState, { state: 'shown' }>
const PAGES = ['wall', 'allSessions', 'overview'] as const

function ShownSample({ sample: { seats, calls, addedAt, isMixed } }: { sample: Shown }) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const remove = useConfirmedRemoval()
  return (
    <>
      <p>
        <strong>{formatMessage({ id: 'sampleData.shown' }, { seats, calls })}</strong>{' '}
        <span className="ui-muted">
          {formatMessage(
            { id: 'sampleData.moment' },
            { time: formatTime(addedAt, timezone).slice(0, -':ss'.length) },
          )}
          {isMixed && ` ${formatMessage({ id: 'sampleData.mixed' })}`}
        </span>
      </p>
      <div className="ui-cluster ui-gap-12">
        {PAGES.filter((page) => services.canOpen(paths[page])).map((page) => (
          <PageLink key={page} to={paths[page]}>
            {formatMessage({ id: `sampleData.see.${page}` })}
          </PageLink>
        ))}
        <Button onClick={() => void remove()}>{formatMessage({ id: 'sampleData.remove' })}</Button>
      </div>
    </>
  )
}

/** Confirms before it removes. A refusal is shown in the dialog, with the server's message. */
function useConfirmedRemoval() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const removal = useSampleChange(sampleData.remove)
  return async (): Promise<void> => {
    const isGone = await services.confirm({
      title: formatMessage({ id: 'sampleData.remove.title' }),
      content: formatMessage({ id: 'sampleData.remove.text' }),
      okText: formatMessage({ id: 'sampleData.remove' }),
      isDestructive: true,
      onOk: async () => {
        await removal.mutateAsync().catch((error: unknown) => {
          throw new Error(failureText(error), { cause: error })
        })
      },
    })
    if (isGone) services.toast.success(formatMessage({ id: 'sampleData.removed' }))
  }
}
