import { Icon } from '@console/ui'
import { lazyPart } from '@console/sub-app'
import { Button, Popover } from 'antd'
import { useIntl } from 'react-intl'
import type { ColumnSettingsProps } from './ColumnList.tsx'

const ColumnList = lazyPart(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-columns" */ './ColumnList.tsx')).ColumnList,
}))

/** Which columns a list shows, and in which order; each change holds at once. */
export function ColumnSettings(props: ColumnSettingsProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'columns.open' })
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={<ColumnList {...props} />}>
      <Button icon={<Icon name="rows" />} aria-label={label} title={label} />
    </Popover>
  )
}
