import { knowledge } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { StepList } from '../../components/StepList.tsx'

export { texts } from '../../texts.ts'

const KINDS = ['sales', 'service'] as const

/** Processes of sales and service, step by step. */
export function ProcessesPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const kindName = (kind: (typeof KINDS)[number]) => formatMessage({ id: `knowledge.process.kind.${kind}` })
  const options = KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))
  const labels = options.map(({ label }) => label).join()
  const filters = useMemo(
    () => [{ name: 'kind', kind: 'choice', options } as const, { name: 'text', kind: 'text' } as const],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the options follow from their labels
    [labels],
  )
  const columns: RecordColumn<knowledge.Process>[] = [
    { key: 'name', render: ({ name }) => name },
    { key: 'kind', render: ({ kind }) => kindName(kind) },
    { key: 'steps', render: ({ steps }) => <StepList steps={steps} /> },
  ]
  return (
    <ManagedListPage
      calls={knowledge.processes}
      scope={scope}
      texts="knowledge.process"
      filters={filters}
      toFilters={({ kind, text }) => ({
        kind: KINDS.find((one) => one === kind),
        text: text ?? undefined,
      })}
      columns={columns}
      nameOf={({ name }) => name}
      fields={[
        { name: 'kind', kind: 'choice', options },
        { name: 'name', kind: 'text' },
        { name: 'steps', kind: 'lines', hasHint: true },
      ]}
      nameField="name"
      emptyDraft={{ kind: 'sales', name: '', steps: [] }}
      toDraft={({ kind, name, steps }) => ({ kind, name, steps })}
    />
  )
}
