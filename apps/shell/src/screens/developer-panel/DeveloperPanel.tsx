import { MoreTexts } from '@console/sub-app'
import { Button } from 'antd'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { pageBuild } from '../../base/new-build.ts'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { removeOverrides } from '../../core/registry/registry-override.ts'
import { runLog } from '../../runtime/micro-apps/run-log.ts'
import { AppRow } from './AppRow.tsx'
import styles from './DeveloperTools.module.css'
import { developerMessages } from './messages/developer-messages.ts'
import { PlatformSection } from './PlatformSection.tsx'

const COLUMNS = ['module', 'version', 'source', 'state', 'times', 'leaks'] as const

type DeveloperPanelProps = { onClose: () => void }

/** What runs in this browser: every sub-app with its version, source, times and leaks. */
export function DeveloperPanel(props: DeveloperPanelProps) {
  return (
    <MoreTexts texts={developerMessages}>
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
