import { prompt } from '@console/contracts'
import { idField } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import { useIdBeside } from '../../../base/components/use-id-beside.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { usePromptScenes } from '../../queries/prompts.ts'
import { PromptVersionsDialog } from './PromptVersionsDialog.tsx'

const FILTERS = [{ name: 'text', kind: 'text' }] as const
/** The length of the beginning that a table shows. */
const SHOWN_CHARACTERS = 80
const BESIDE = { versions: idField() }

export function PromptsOfBusiness({ scope }: { scope: { bizTypeId: number } }) {
  const { formatMessage } = useIntl()
  const [versions, setVersions] = useIdBeside('versions')
  const scenes = usePromptScenes(scope)
  const whole = formatMessage({ id: 'database.prompt.wholeBusiness' })
  const columns: RecordColumn<prompt.Prompt>[] = [
    { key: 'name', render: ({ name }) => name },
    { key: 'scene', render: ({ sceneName }) => sceneName ?? whole },
    { key: 'words', render: ({ words }) => truncateText(words) },
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
