import { qualityDesk } from '@console/contracts'
import { Level, StatusWord } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useSceneNames } from '../../queries/quality-desk.ts'

export { texts } from '../../texts.ts'

/** px. */
const PHRASES_WIDTH = 224

/** The rules that calls are checked for; a change applies from the next hit on. */
export function RulesPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const scenes = useSceneNames(scope)
  const filters = useMemo(
    () => [
      {
        name: 'sceneId',
        kind: 'choice',
        options: (scenes.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      } as const,
      { name: 'text', kind: 'text' } as const,
    ],
    [scenes.data],
  )
  const columns = useRuleColumns()
  const levelName = (level: number) => formatMessage({ id: `ui.level.${level}` })
  return (
    <ManagedListPage
      calls={qualityDesk.rules}
      scope={scope}
      texts="quality.rule"
      filters={filters}
      toFilters={({ sceneId, text }) => ({
        sceneId: sceneId == null ? undefined : Number(sceneId),
        text: text ?? undefined,
      })}
      columns={columns}
      nameOf={({ name }) => name}
      fields={[
        { name: 'name', kind: 'text' },
        {
          name: 'sceneId',
          kind: 'choice',
          options: (scenes.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          isLoading: scenes.isLoading,
        },
        {
          name: 'level',
          kind: 'choice',
          options: qualityDesk.RULE_LEVELS.map((level) => ({ value: level, label: levelName(level) })),
        },
        { name: 'phrases', kind: 'lines', hasHint: true },
        { name: 'isEnabled', kind: 'switch', hasHint: true },
      ]}
      nameField="name"
      emptyDraft={{ name: '', sceneId: 0, level: 1, phrases: [], isEnabled: true }}
      toDraft={({ name, sceneId, level, phrases, isEnabled }) => ({
        name,
        sceneId,
        level,
        phrases,
        isEnabled,
      })}
    />
  )
}

function useRuleColumns(): RecordColumn<qualityDesk.Rule>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'scene', render: ({ sceneName }) => sceneName },
    { key: 'level', render: ({ level }) => <Level level={level} /> },
    { key: 'phrases', render: ({ phrases }) => phrases.join(' · '), maxWidth: PHRASES_WIDTH },
    {
      key: 'isEnabled',
      render: ({ isEnabled }) => (
        <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
          {formatMessage({ id: isEnabled ? 'quality.rule.on' : 'quality.rule.off' })}
        </StatusWord>
      ),
    },
    { key: 'hits', render: ({ hits }) => hits, isNumber: true },
  ]
}
