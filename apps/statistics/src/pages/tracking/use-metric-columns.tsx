import { Explained } from '@console/domain-ui'
import type { DataColumn } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { MetricStat } from '../../queries/tracking.ts'

/** A duration is a time, all else a number (DSET-030). */
export function useCountText(): (metric: MetricStat) => string {
  const { formatNumber } = useIntl()
  return ({ type, counts }) => (type === 'duration' ? durationText(counts) : formatNumber(counts))
}

/** Everything of a metric (DSET-029). */
export function useMetricColumns(): DataColumn<MetricStat>[] {
  const { formatMessage, formatNumber } = useIntl()
  const countText = useCountText()
  const title = (name: string) => formatMessage({ id: `tracking.${name}` })
  const explained = (name: string) => <Explained text={title(`${name}.note`)}>{title(name)}</Explained>
  return [
    { key: 'name', title: title('name'), dataIndex: 'name' },
    { key: 'metricId', title: title('metricId'), dataIndex: 'metricId' },
    { key: 'type', title: title('type'), render: (_, { type }) => title(`type.${type}`) },
    { key: 'category', title: title('category'), render: (_, { category }) => category || '-' },
    { key: 'remark', title: title('remark'), render: (_, { remark }) => remark || '-' },
    {
      key: 'counts',
      title: explained('counts'),
      align: 'right',
      render: (_, metric) => countText(metric),
    },
    {
      key: 'users',
      title: explained('users'),
      align: 'right',
      render: (_, { users }) => formatNumber(users),
    },
  ]
}
