import { SelectField, type FieldProps } from '@console/ui/form'
import { useIntl } from 'react-intl'

type CurrencyFieldProps = Omit<FieldProps<string>, 'label' | 'note'>

/** The company's currency: all that the browser knows, and the stored one. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { formatMessage, locale } = useIntl()
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const codes = new Set([props.value, ...Intl.supportedValuesOf('currency')])
  return (
    <SelectField
      label={formatMessage({ id: 'tenant.currency' })}
      note={formatMessage({ id: 'tenant.currency.note' })}
      options={[...codes]
        .toSorted()
        .map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
      {...props}
    />
  )
}

/** All zones of the browser, and the stored one. */
export function timezoneOptions(present: string): { value: string; label: string }[] {
  const zones = new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone }))
}
