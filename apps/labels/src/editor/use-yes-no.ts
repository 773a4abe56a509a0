import { useIntl } from 'react-intl'

/** The options of a field that is 0 or 1 on the wire. */
export function useYesNo() {
  const { formatMessage } = useIntl()
  return [
    { value: 1, label: formatMessage({ id: 'label.yes' }) },
    { value: 0, label: formatMessage({ id: 'label.no' }) },
  ]
}
