import type { label } from '@console/contracts'
import { type OptionList, useBusinessOptions, useProductOptions } from '@console/domain-ui'
import { SEARCH_DELAY_MS } from '@console/ui'
import { type FieldProps, FormField } from '@console/ui/form'
import { Select, type SelectProps } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type LabelFormObject, useLabelFields } from './use-label-fields.ts'

type ScopeFieldsProps = { form: LabelFormObject; stored: label.Label | null }

/** The business and its product (LABEL-054..057); of a stored label both are locked. */
export function ScopeFields({ form, stored }: ScopeFieldsProps) {
  const { formatMessage } = useIntl()
  const { bind } = useLabelFields(form)
  const { bizTypeId, productId } = form.values
  const product = bind('productId')
  const { text, search } = useSearchText()
  const businesses = useBusinessOptions()
  const products = useProductOptions(bizTypeId, text)
  // The chosen one is named also when a search does not find it.
  const [chosen, setChosen] = useState(() => storedProduct(stored))
  const known = productId !== null && chosen?.value === productId ? chosen : null
  // A label that came with the system may cover every product; people have to choose a product before they can save it.
  const isProductLocked = stored !== null && stored.productId !== null
  return (
    <>
      <ScopeField
        {...bind('bizTypeId')}
        list={businesses}
        present={storedBusiness(stored)}
        isLocked={stored !== null}
        isDisabled={stored !== null}
        showSearch={{ optionFilterProp: 'label' }}
      />
      <ScopeField
        {...product}
        list={products}
        present={text === '' ? known : null}
        isLocked={isProductLocked}
        isDisabled={isProductLocked || bizTypeId === null}
        placeholder={bizTypeId === null ? formatMessage({ id: 'label.product.first' }) : ''}
        showSearch={{ filterOption: false, onSearch: search }}
        labelRender={({ value, label }) => (known !== null && known.value === value ? known.label : label)}
        onChange={(value) => {
          product.onChange(value)
          const name = value === null ? undefined : products.nameOf(value)
          setChosen(value === null || name === undefined ? null : { value, label: name })
          search('')
        }}
      />
    </>
  )
}

type Option = { value: number; label: string }

/** The business of the stored label as an option; null also where the answer lacks its name, which the list has. */
function storedBusiness(stored: label.Label | null): Option | null {
  if (stored?.bizTypeName === undefined) return null
  return { value: stored.bizTypeId, label: stored.bizTypeName }
}

function storedProduct(stored: label.Label | null): Option | null {
  if (stored?.productId == null || stored.productName === undefined) return null
  return { value: stored.productId, label: stored.productName ?? '' }
}

type ScopeFieldProps = FieldProps<number | null> &
  Pick<SelectProps<number, Option>, 'showSearch' | 'labelRender' | 'placeholder'> & {
    list: OptionList
    /** The label's own option, which the list may lack. */
    present: Option | null
    isLocked: boolean
    isDisabled: boolean
  }

function ScopeField(props: ScopeFieldProps) {
  const { label, value, problem, list, present, isLocked, isDisabled, onChange, ...select } = props
  const { formatMessage } = useIntl()
  const failed = list.hasFailed ? formatMessage({ id: 'domainUi.optionsFailed' }) : undefined
  const note = isLocked ? formatMessage({ id: 'label.locked' }) : failed
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired>
      {(control) => (
        <Select<number, Option>
          {...select}
          {...control}
          value={value}
          loading={list.isLoading}
          options={withPresent(list.options, present)}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}

function withPresent(options: readonly Option[], present: Option | null): Option[] {
  if (present === null || options.some(({ value }) => value === present.value)) return [...options]
  return [present, ...options]
}

/** The text that options are searched by, once typing has paused; an empty one counts at once. */
function useSearchText() {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    search: (typed: string): void => {
      clearTimeout(timer.current)
      const next = typed.trim()
      if (next === '') setText('')
      else timer.current = setTimeout(() => setText(next), SEARCH_DELAY_MS)
    },
  }
}
