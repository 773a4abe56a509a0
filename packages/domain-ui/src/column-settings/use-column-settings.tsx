import { lazyPart, useHost } from '@console/sub-app'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { type DataColumn, Icon } from '@console/ui'
import { Button, Popover } from 'antd'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { type ColumnChoice, columnChoice, DEFAULT_CHOICE, orderedKeys } from './column-choice.ts'
import type { ColumnSettingsProps } from './ColumnList.tsx'

const ColumnList = lazyPart(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-columns" */ './ColumnList.tsx')).ColumnList,
}))

type ColumnsOfList<Row> = {
  columns: DataColumn<Row>[]
  /** The button that opens the settings, for the tools of the list. */
  settings: ReactNode
}

/**
 * The columns of a list as this person wants them, stored in the browser under the list's name. Columns of actions
 * always come last.
 */
export function useColumnSettings<Row>(
  list: string,
  columns: readonly DataColumn<Row>[],
): ColumnsOfList<Row> {
  const { tenantId, userId } = useHost().user
  const storageKey = `console.columns.${list}.${tenantId ?? 0}.${userId}`
  const [stored, setStored] = useState(() => ({ storageKey, choice: readChoice(storageKey) }))
  const choice = stored.storageKey === storageKey ? stored.choice : readChoice(storageKey)
  const optional = columns.filter(({ isActions = false }) => !isActions)
  const byKey = new Map(optional.map((column) => [column.key, column]))
  const keys = [...byKey.keys()]
  const change = (next: ColumnChoice) => {
    const isDefault = next.order.length === 0 && next.hidden.length === 0
    writeStored(storageKey, isDefault ? null : JSON.stringify(next))
    setStored({ storageKey, choice: next })
  }
  const shown = orderedKeys(keys, choice).filter((key) => !choice.hidden.includes(key))
  return {
    columns: [
      ...shown.flatMap((key) => byKey.get(key) ?? []),
      ...columns.filter(({ isActions = false }) => isActions),
    ],
    settings: (
      <ColumnSettings
        columns={optional.map(({ key, title }) => ({ key, name: typeof title === 'string' ? title : key }))}
        choice={choice}
        onChange={change}
      />
    ),
  }
}

function readChoice(storageKey: string): ColumnChoice {
  const text = readStored(storageKey)
  if (text === null) return DEFAULT_CHOICE
  try {
    return columnChoice.safeParse(JSON.parse(text)).data ?? DEFAULT_CHOICE
  } catch {
    // The stored value was not written by the console, so that the default applies.
    return DEFAULT_CHOICE
  }
}

/** Selects and orders the columns that a list shows; each change applies at once. */
function ColumnSettings(props: ColumnSettingsProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'columns.open' })
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={<ColumnList {...props} />}>
      <Button icon={<Icon name="rows" />} aria-label={label} title={label} />
    </Popover>
  )
}
