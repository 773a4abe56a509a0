import { useIntl } from 'react-intl'

const MEGABYTE = 1024 * 1024
const KILOBYTE = 1024

/** A size in kB or MB, with one digit after the point at most. */
export function useSizeText() {
  const { formatNumber } = useIntl()
  return (bytes: number) => {
    const isSmall = bytes < MEGABYTE
    return formatNumber(bytes / (isSmall ? KILOBYTE : MEGABYTE), {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    })
  }
}
