import type { DataOf, subApp } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { failureText, useHost } from '@console/sub-app'
import { type DataColumn, EmptyState, formatTime, Icon, isForbidden, TwoLines } from '@console/ui'
import { ListTable } from '@console/ui/list-page'
import { RowActions, RowCard } from '@console/ui/row'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type ActiveRollout, listActiveRollouts, listChanges } from '../../model/release-view.ts'
import { useReleaseAgain, useReleaseSets } from '../../queries/apps.ts'
import { RaiseDialog } from './RaiseDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { useReleaseWords } from './use-release-words.ts'
import styles from './AppsPage.module.css'

export { texts } from './release-texts.ts'

type Sets = DataOf<typeof subApp.sets>

export type ReleasesTabProps = { isReleasing: boolean; onReleasing: (isOpen: boolean) => void }

/** Shows who runs which set, and every set that was released, the newest first. */
export function ReleasesTab({ isReleasing, onReleasing }: ReleasesTabProps) {
  const { formatMessage } = useIntl()
  const sets = useReleaseSets()
  const [raising, setRaising] = useState<subApp.Rollout | null>(null)
  const releaseAgain = useReleaseSetAgain(sets.data)
  const active = listActiveRollouts(sets.data?.rollouts ?? [])
  const columns = useSetColumns({ active, onReleaseAgain: releaseAgain })
  if (isForbidden(sets.error)) return <NoAccess page={formatMessage({ id: 'apps.page' })} />
  const release = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => onReleasing(true)}>
      {formatMessage({ id: 'releases.release' })}
    </Button>
  )
  const isEmpty = sets.data?.sets.length === 0
  const renderCard = (set: subApp.ReleaseSet) => (
    <SetCard set={set} active={active} onReleaseAgain={releaseAgain} />
  )
  return (
    <div className={styles['releases']}>
      {!isEmpty && (
        <div className="ui-row ui-between ui-gap-12">
          <span className="ui-small ui-muted" role="status">
            {sets.data && formatMessage({ id: 'releases.count' }, { count: sets.data.sets.length })}
          </span>
          {release}
        </div>
      )}
      {sets.data !== undefined && active.length > 0 && (
        <ActiveRollouts active={active} companies={sets.data.companies} onRaise={setRaising} />
      )}
      <ListTable
        label={formatMessage({ id: 'releases.sets' })}
        query={sets}
        toRowPage={toRowPage}
        columns={columns}
        rowKey={({ number }) => number}
        mobileCard={renderCard}
        states={{
          failed: formatMessage({ id: 'releases.failed' }),
          empty: (
            <EmptyState title={formatMessage({ id: 'releases.none' })} action={release}>
              {formatMessage({ id: 'releases.none.text' })}
            </EmptyState>
          ),
        }}
      />
      {isReleasing && sets.data !== undefined && (
        <ReleaseDialog sets={sets.data} onClose={() => onReleasing(false)} />
      )}
      {raising !== null && <RaiseDialog rollout={raising} onClose={() => setRaising(null)} />}
    </div>
  )
}

function toRowPage({ sets }: Sets) {
  return { rows: sets, total: sets.length }
}

type ActiveRolloutsProps = {
  active: readonly ActiveRollout[]
  companies: Sets['companies']
  onRaise: (rollout: subApp.Rollout) => void
}

/** Which set counts for whom: each person has the first that they are in. */
function ActiveRollouts({ active, companies, onRaise }: ActiveRolloutsProps) {
  const { formatMessage } = useIntl()
  const { audienceText } = useReleaseWords()
  const title = formatMessage({ id: 'releases.active' })
  const raiseText = formatMessage({ id: 'releases.raise' })
  return (
    <section className={styles['active']} aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      <ol className="ui-list">
        {active.map((rollout) => (
          <li key={rollout.id} className={styles['rollout']}>
            <strong className="ui-nowrap">
              {formatMessage({ id: 'releases.active.item' }, { number: rollout.setNumber })}
            </strong>
            <span className="ui-fill ui-anywhere">
              {audienceText(rollout, companies)}
              {rollout.failedVersionId !== null && (
                <span className="ui-block ui-small ui-warn">
                  {formatMessage({ id: 'releases.fellBack' })}
                </span>
              )}
            </span>
            {rollout.percent < 100 && (
              <Button
                size="small"
                aria-label={formatMessage(
                  { id: 'releases.actionOn' },
                  { action: raiseText, number: rollout.setNumber },
                )}
                onClick={() => onRaise(rollout)}
              >
                {raiseText}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type SetActions = {
  active: readonly ActiveRollout[]
  onReleaseAgain: (set: subApp.ReleaseSet) => void
}

/** False for the one set that everybody has already. */
function canReleaseAgain({ number }: subApp.ReleaseSet, active: readonly ActiveRollout[]): boolean {
  return !(active.length === 1 && active[0]?.setNumber === number && active[0].companyCodes === null)
}

function useSetColumns({ active, onReleaseAgain }: SetActions): DataColumn<subApp.ReleaseSet>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { itemsText, makerText } = useReleaseWords()
  const isActive = (number: number) => active.some(({ setNumber }) => setNumber === number)
  return [
    {
      key: 'number',
      title: formatMessage({ id: 'releases.set' }),
      render: (_, { number }) => (
        <TwoLines
          first={formatNumber(number)}
          second={isActive(number) ? formatMessage({ id: 'releases.set.inUse' }) : null}
        />
      ),
    },
    {
      key: 'items',
      title: formatMessage({ id: 'releases.apps' }),
      maxWidth: 360,
      render: (_, { items }) => itemsText(items),
    },
    {
      key: 'note',
      title: formatMessage({ id: 'releases.note' }),
      maxWidth: 260,
      render: (_, { note }) => note || '-',
    },
    {
      key: 'createdAt',
      title: formatMessage({ id: 'releases.madeAt' }),
      render: (_, { createdAt }) => formatTime(createdAt, timezone),
    },
    {
      key: 'createdBy',
      title: formatMessage({ id: 'releases.madeBy' }),
      maxWidth: 160,
      render: (_, { createdBy }) => makerText(createdBy),
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'releases.actions' }),
      render: (_, set) =>
        canReleaseAgain(set, active) ? <ReleaseAgainButton set={set} onReleaseAgain={onReleaseAgain} /> : '-',
    },
  ]
}

function ReleaseAgainButton({
  set,
  onReleaseAgain,
}: { set: subApp.ReleaseSet } & Pick<SetActions, 'onReleaseAgain'>) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: 'releases.again' })
  return (
    <RowActions>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: 'releases.actionOn' }, { action: text, number: set.number })}
        onClick={() => onReleaseAgain(set)}
      >
        {text}
      </Button>
    </RowActions>
  )
}

/** A set on a phone. */
function SetCard({ set, active, onReleaseAgain }: SetActions & { set: subApp.ReleaseSet }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { itemsText, makerText } = useReleaseWords()
  const { number, items, note, createdAt, createdBy } = set
  return (
    <RowCard
      name={formatMessage({ id: 'releases.active.item' }, { number })}
      status={
        active.some(({ setNumber }) => setNumber === number) && (
          <span className="ui-small ui-muted">{formatMessage({ id: 'releases.set.inUse' })}</span>
        )
      }
      facts={[
        itemsText(items),
        ...(note === '' ? [] : [note]),
        `${formatTime(createdAt, timezone)} · ${makerText(createdBy)}`,
      ]}
      actions={
        canReleaseAgain(set, active) && <ReleaseAgainButton set={set} onReleaseAgain={onReleaseAgain} />
      }
    />
  )
}

/** Releases a former set to everybody, after a confirmation that says which versions change. */
function useReleaseSetAgain(sets: Sets | undefined) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { changeTexts } = useReleaseWords()
  const { mutateAsync } = useReleaseAgain()
  return (set: subApp.ReleaseSet): void => {
    if (sets === undefined) return
    const { number } = set
    const changes = changeTexts(listChanges(set, sets))
    const release = async () => {
      await mutateAsync({ setNumber: number, companyCodes: null, percent: 100 }).catch((error: Error) => {
        throw new Error(failureText(error), { cause: error })
      })
    }
    const lines = changes.length === 0 ? [formatMessage({ id: 'releases.again.same' })] : changes
    void services
      .confirm({
        title: formatMessage({ id: 'releases.again.confirm' }, { number }),
        content: <ChangeLines lines={lines} text={formatMessage({ id: 'releases.again.text' })} />,
        okText: formatMessage({ id: 'releases.again' }),
        onOk: release,
      })
      .then((isDone) => {
        if (isDone) services.toast.success(formatMessage({ id: 'releases.released' }, { number }))
      })
  }
}

/** What a release changes, a line for each app, and for whom. */
function ChangeLines({ lines, text }: { lines: readonly string[]; text: string }) {
  return (
    <div className="ui-stack ui-gap-8">
      <ul className="ui-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {text}
    </div>
  )
}
