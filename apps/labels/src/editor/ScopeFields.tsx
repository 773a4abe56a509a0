import { ProFormSelect } from '@ant-design/pro-components'
import type { label } from '@console/contracts'
import { useBusinessOptions, useProductOptions, type OptionList } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import type { LabelForm } from '../model/label-form.ts'
import { useRequired } from './use-rules.ts'

type ScopeFieldsProps = { values: LabelForm; stored: label.Label | null }

/** The business and its product (LABEL-054..057); of a stored label both are locked. */
export function ScopeFields({ values: { bizTypeId }, stored }: ScopeFieldsProps) {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const products = useProductOptions(bizTypeId)
  // One of every product came with the system; people have to choose one before they can save it.
  const isProductLocked = stored !== null && stored.productId !== null
  return (
    <>
      <ScopeField
        name="bizTypeId"
        label={formatMessage({ id: 'label.business' })}
        list={businesses}
        present={stored && { value: stored.bizTypeId, label: stored.bizTypeName }}
        isLocked={stored !== null}
        isDisabled={stored !== null}
      />
      <ScopeField
        name="productId"
        label={formatMessage({ id: 'label.product' })}
        list={products}
        present={
          stored?.productId == null ? null : { value: stored.productId, label: stored.productName ?? '' }
        }
        isLocked={isProductLocked}
        isDisabled={isProductLocked || bizTypeId === null}
        placeholder={bizTypeId === null ? formatMessage({ id: 'label.product.first' }) : ''}
      />
    </>
  )
}

type Option = { value: number; label: string }

type ScopeFieldProps = {
  name: 'bizTypeId' | 'productId'
  label: string
  list: OptionList
  /** What the stored label has, which the list may lack. */
  present: Option | null
  isLocked: boolean
  isDisabled: boolean
  placeholder?: string
}

function ScopeField(props: ScopeFieldProps) {
  const { name, label, list, present, isLocked, isDisabled, placeholder = '' } = props
  const { formatMessage } = useIntl()
  const required = useRequired('choice', label)
  const failed = list.hasFailed ? formatMessage({ id: 'domainUi.optionsFailed' }) : undefined
  return (
    <ProFormSelect
      name={name}
      label={label}
      disabled={isDisabled}
      placeholder={placeholder}
      allowClear={false}
      rules={[required]}
      options={withPresent(list.options, present)}
      extra={isLocked ? formatMessage({ id: 'label.locked' }) : failed}
      fieldProps={{ loading: list.isLoading, showSearch: { optionFilterProp: 'label' } }}
    />
  )
}

function withPresent(options: readonly Option[], present: Option | null): Option[] {
  if (present === null || options.some(({ value }) => value === present.value)) return [...options]
  return [present, ...options]
}
