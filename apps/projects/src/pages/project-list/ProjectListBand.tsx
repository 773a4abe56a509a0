import { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, Icon, QueryBand } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { NO_FILTERS, setFilterCount, type ProjectFilters } from './project-list.search.ts'

/** px */
const SEARCH_WIDTH = 240
const RANGE_WIDTH = 272

type ProjectListBandProps = {
  applied: ProjectFilters
  isBusy: boolean
  onInquire: (filters: ProjectFilters) => void
  onReset: () => void
}

/** Name, status and day of creation; nothing is asked before Inquire. */
export function ProjectListBand({ applied, isBusy, onInquire, onReset }: ProjectListBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const key = JSON.stringify(applied)
  const [edited, setEdited] = useState({ key, draft: applied })
  // Back, Reset or a link replaces what was edited. Set while rendering: no frame shows the old one.
  if (edited.key !== key) setEdited({ key, draft: applied })
  const { draft } = edited
  const edit = (change: Partial<ProjectFilters>) => {
    setEdited({ key, draft: { ...draft, ...change } })
  }
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={setFilterCount(applied)}
      onInquire={() => {
        onInquire(draft)
      }}
      onReset={() => {
        setEdited({ key, draft: NO_FILTERS })
        onReset()
      }}
    >
      <Input
        prefix={<Icon name="search" />}
        aria-label={formatMessage({ id: 'projectList.search' })}
        placeholder={formatMessage({ id: 'projectList.search' })}
        allowClear
        maxLength={200}
        value={draft.search ?? ''}
        style={{ width: SEARCH_WIDTH }}
        onChange={({ target }) => {
          edit({ search: target.value })
        }}
      />
      <BandSelect
        label={formatMessage({ id: 'projectList.status' })}
        value={draft.status}
        options={projectEntity.PROJECT_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: `project.status.${status}` }),
        }))}
        onChange={(status) => {
          edit({ status })
        }}
      />
      <BandRangePicker
        label={formatMessage({ id: 'projectList.created' })}
        value={draft.range}
        zone={timezone}
        width={RANGE_WIDTH}
        onChange={(range) => {
          edit({ range })
        }}
        onClear={() => {
          edit({ range: null })
        }}
      />
    </QueryBand>
  )
}
