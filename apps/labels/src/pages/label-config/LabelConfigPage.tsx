import { useIntl } from 'react-intl'

/** The smart labels of the company (LABEL-001). */
export function LabelConfigPage() {
  const { formatMessage } = useIntl()
  return <h1>{formatMessage({ id: 'label.page' })}</h1>
}
