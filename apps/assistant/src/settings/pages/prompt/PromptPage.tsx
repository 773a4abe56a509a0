import { type DataOf, prompt } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, ErrorState, formatTime, idField } from '@console/ui'
import { SegmentedField } from '@console/ui/form'
import { ChangedWords, mergeWords } from '@console/ui/word-diff'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { OfBusiness } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useIdBeside } from '../../../base/components/use-id-beside.ts'
import { usePromptScenes, usePromptVersions } from '../../queries/prompts.ts'
import styles from './PromptPage.module.css'

export { texts } from '../../texts.ts'

/** The model's prompts for a business and its scenes. */
export function PromptPage() {
  return <OfBusiness texts="database.prompt">{(scope) => <PromptsOfBusiness scope={scope} />}</OfBusiness>
}

/** Wide, for long texts. */
const WIDTH = 720

const FILTERS = [{ name: 'text', kind: 'text' }] as const
/** The length of the beginning that a table shows. */
const SHOWN_CHARACTERS = 80
const BESIDE = { versions: idField() }

function PromptsOfBusiness({ scope }: { scope: { bizTypeId: number } }) {
  const { formatMessage } = useIntl()
  const [versions, setVersions] = useIdBeside('versions')
  const scenes = usePromptScenes(scope)
  const whole = formatMessage({ id: 'database.prompt.wholeBusiness' })
  const columns: RecordColumn<prompt.Prompt>[] = [
    { key: 'name', render: ({ name }) => name },
    { key: 'scene', render: ({ sceneName }) => sceneName ?? whole },
    { key: 'words', render: ({ words }) => truncateText(words), isLong: true },
    { key: 'version', render: ({ version }) => version, isNumber: true },
  ]
  return (
    <>
      <ManagedListPage
        calls={prompt.prompts}
        scope={scope}
        texts="database.prompt"
        filters={FILTERS}
        toFilters={({ text }) => ({ text: text ?? undefined })}
        columns={columns}
        nameOf={({ name }) => name}
        fields={[
          { name: 'name', kind: 'text' },
          {
            name: 'sceneId',
            kind: 'choice',
            hasNone: whole,
            isLoading: scenes.isLoading,
            options: (scenes.data?.records ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'words', kind: 'area' },
        ]}
        nameField="name"
        emptyDraft={{ name: '', sceneId: null, words: '' }}
        toDraft={({ name, sceneId, words }) => ({ name, sceneId, words })}
        renderActions={useVersionsAction(setVersions)}
        beside={BESIDE}
      />
      {versions !== null && <PromptVersionsDialog id={versions} onClose={() => setVersions(null)} />}
    </>
  )
}

function truncateText(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

function useVersionsAction(onOpen: (id: number) => void) {
  const { formatMessage } = useIntl()
  return ({ id, name }: prompt.Prompt) => (
    <Button
      type="link"
      aria-label={formatMessage({ id: 'database.prompt.versionsOf' }, { name })}
      onClick={() => onOpen(id)}
    >
      {formatMessage({ id: 'database.prompt.versions' })}
    </Button>
  )
}

/** The text of a prompt after each change, newest first. */
function PromptVersionsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = usePromptVersions(id)
  return (
    <AppModal
      open
      width={WIDTH}
      title={
        data === undefined
          ? formatMessage({ id: 'database.prompt.versions' })
          : formatMessage({ id: 'database.prompt.versionsTitle' }, { name: data.name })
      }
      footer={null}
      fillsPhone
      onCancel={onClose}
    >
      {data !== undefined ? (
        <PromptVersionList versions={data.records} />
      ) : error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'database.prompt.versionsFailed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </AppModal>
  )
}

type PromptVersionListProps = { versions: DataOf<typeof prompt.versions>['records'] }

/** The whole text of each version, newest first. */
function PromptVersionList({ versions }: PromptVersionListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <ol
      className={styles['versions']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and where there is one version nothing in it has the focus
      tabIndex={0}
      aria-label={formatMessage({ id: 'database.prompt.versions' })}
    >
      {versions.map(({ version, words, changedBy, changedAt }, index) => (
        <li key={version}>
          <h2 className={styles['head']}>
            {formatMessage({ id: 'database.prompt.version' }, { version })}
            {index === 0 && (
              <span className={styles['present']}>
                {formatMessage({ id: 'database.prompt.version.present' })}
              </span>
            )}
            <span className="ui-size-13 ui-regular ui-muted">
              {[formatTime(changedAt, timezone), changedBy].filter((part) => part !== null).join(' · ')}
            </span>
          </h2>
          <PromptVersionWords
            version={version}
            words={words}
            wordsBefore={versions[index + 1]?.words ?? null}
          />
        </li>
      ))}
    </ol>
  )
}

type PromptVersionWordsProps = {
  version: number
  words: string
  /** The text of the previous version; null for the oldest one. */
  wordsBefore: string | null
}

type View = 'text' | 'changes'

/** The text of a version, with its changes from the previous version, if there is one. */
function PromptVersionWords({ version, words, wordsBefore }: PromptVersionWordsProps) {
  const { formatMessage } = useIntl()
  const [view, setView] = useState<View>('text')
  return (
    <>
      {wordsBefore !== null && (
        <div className={styles['view']}>
          <SegmentedField<View>
            label={formatMessage({ id: 'database.prompt.version.view' }, { version })}
            value={view}
            options={[
              { value: 'text', label: formatMessage({ id: 'database.prompt.version.view.text' }) },
              { value: 'changes', label: formatMessage({ id: 'database.prompt.version.view.changes' }) },
            ]}
            problem={undefined}
            onChange={setView}
          />
        </div>
      )}
      <p className={styles['words']} dir="auto">
        {wordsBefore !== null && view === 'changes' ? (
          <ChangedWords
            pieces={mergeWords(wordsBefore, words)}
            labels={{
              removed: formatMessage({ id: 'database.prompt.version.removed' }),
              added: formatMessage({ id: 'database.prompt.version.added' }),
            }}
          />
        ) : (
          words
        )}
      </p>
    </>
  )
}
