import type { documents } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { Button, Input } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { pageBuild } from '../../base/new-build.ts'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { type OverrideProblem, removeOverrides, setOverride } from '../../core/registry/registry-override.ts'
import { type AppRun, runLog } from '../../runtime/micro-apps/run-log.ts'
import { developerTexts } from './developer-texts.ts'
import { PlatformSection } from './PlatformSection.tsx'
import styles from './DeveloperTools.module.css'

const COLUMNS = ['module', 'version', 'source', 'state', 'times', 'leaks'] as const

type DeveloperPanelProps = { onClose: () => void }

/** Everything that runs in this browser: every sub-app with its version, source, times and leaks. */
export function DeveloperPanel(props: DeveloperPanelProps) {
  return (
    <MoreTexts texts={developerTexts}>
      <Panel {...props} />
    </MoreTexts>
  )
}

function Panel({ onClose }: DeveloperPanelProps) {
  const { formatMessage } = useIntl()
  const runs = useSyncExternalStore(runLog.subscribe, runLog.get)
  const { entries, overridden } = currentRegistry()
  const title = formatMessage({ id: 'developer.title' })
  return (
    <section className={styles['panel']} aria-label={title}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {overridden.size > 0 && (
          <Button
            size="small"
            onClick={() => {
              removeOverrides()
              window.location.reload()
            }}
          >
            {formatMessage({ id: 'developer.override.remove' })}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {formatMessage({ id: 'ui.close' })}
        </Button>
      </header>
      <p>
        {formatMessage(
          { id: 'developer.build' },
          { version: __CONSOLE_VERSION__, build: pageBuild() ?? '–' },
        )}
      </p>
      <PlatformSection />
      <h3 className={styles['subtitle']}>{formatMessage({ id: 'developer.apps' })}</h3>
      <table className={styles['apps']}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {formatMessage({ id: `developer.column.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AppRow
              key={entry.module}
              entry={entry}
              run={runs.find(({ module }) => module === entry.module) ?? null}
              isOverridden={overridden.has(entry.module)}
            />
          ))}
          {runs.map(
            (run) =>
              run.trust !== null && <AppRow key={run.module} entry={run} run={run} isOverridden={false} />,
          )}
        </tbody>
      </table>
      <RegistryProblems />
    </section>
  )
}

function RegistryProblems() {
  const { formatMessage } = useIntl()
  const { problems } = currentRegistry()
  if (problems.length === 0) return null
  return (
    <>
      <h3 className={styles['subtitle']}>{formatMessage({ id: 'developer.problems' })}</h3>
      <ul className={styles['problems']}>
        {problems.map(({ kind, entry, detail }) => (
          <li key={`${kind} ${entry} ${detail}`}>{`${entry}: ${kind} (${detail})`}</li>
        ))}
      </ul>
    </>
  )
}

type AppRowProps = {
  entry: Pick<documents.RegistryEntry, 'module' | 'entry'>
  run: AppRun | null
  isOverridden: boolean
}

/** One sub-app of the developer panel, with the field that overrides its address below it. */
function AppRow({ entry, run, isOverridden }: AppRowProps) {
  const { formatMessage } = useIntl()
  const leaks = run?.leaks ?? null
  return (
    <>
      <tr>
        <th scope="row">{entry.module}</th>
        <td>{run?.version ?? ''}</td>
        <td>{formatMessage({ id: sourceText(run, isOverridden) })}</td>
        <td>
          {formatMessage({ id: `developer.state.${run?.state ?? 'idle'}` })}{' '}
          {run === null ? '' : `×${run.mounts}`}
          {run?.error == null ? null : <div className="ui-error">{run.error.message}</div>}
          {run !== null && run.refusedMessages > 0 && (
            <div className="ui-error">
              {formatMessage({ id: 'developer.refusedMessages' }, { count: run.refusedMessages })}
            </div>
          )}
        </td>
        <td>{[run?.loadMs, run?.mountMs, run?.unmountMs].map(formatMs).join(' / ')}</td>
        <td>
          {leaks !== null && leaks.total === 0 && formatMessage({ id: 'developer.leaks.none' })}
          {leaks?.details.map((detail) => (
            <div key={detail}>{detail}</div>
          ))}
        </td>
      </tr>
      {run?.trust == null && (
        <tr>
          <td colSpan={6}>
            <OverrideForm module={entry.module} address={entry.entry} />
          </td>
        </tr>
      )}
    </>
  )
}

function sourceText(run: AppRun | null, isOverridden: boolean) {
  if (isOverridden) return 'developer.source.override'
  return run?.trust == null ? 'developer.source.registry' : (`developer.source.${run.trust}` as const)
}

function formatMs(milliseconds: number | null | undefined): string {
  return milliseconds == null ? '–' : String(Math.round(milliseconds))
}

/** Lets this browser load a sub-app from another manifest; the released console stays unchanged for all others. */
function OverrideForm({ module, address }: { module: string; address: string }) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(address)
  const [problem, setProblem] = useState<OverrideProblem | null>(null)
  const problemId = `override-problem-${module}`
  return (
    <form
      className={styles['override']}
      onSubmit={(event) => {
        event.preventDefault()
        const refused = setOverride(module, text.trim())
        if (refused === null) window.location.reload()
        else setProblem(refused)
      }}
    >
      <Input
        size="small"
        aria-label={formatMessage({ id: 'developer.override.label' }, { module })}
        value={text}
        {...(problem === null
          ? {}
          : { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
        onChange={(event) => {
          setProblem(null)
          setText(event.target.value)
        }}
      />
      <Button size="small" htmlType="submit" disabled={text.trim() === '' || text === address}>
        {formatMessage({ id: 'developer.override.apply' })}
      </Button>
      {problem !== null && (
        <span id={problemId} role="alert" className="ui-error">
          {formatMessage({ id: `developer.override.refused.${problem}` })}
        </span>
      )}
    </form>
  )
}
