import { TreeSelect } from 'antd'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'

export type TreeOption<V extends string | number> = {
  value: V
  title: string
  disabled?: boolean
  children?: TreeOption<V>[]
}

type TreeSelectFieldProps<V extends string | number> = FieldProps<V | null> & {
  tree: readonly TreeOption<V>[]
  noneText?: string
}

/** A part of a tree, found by typing. Part of the kit's tier `forms`. */
export const TreeSelectField = /* @__PURE__ */ withOther(PlainTreeSelectField)

function PlainTreeSelectField<V extends string | number>(props: TreeSelectFieldProps<V>) {
  const { label, note, value, problem, isDisabled, isRequired, tree, noneText, onChange } = props
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {(control) => (
        <TreeSelect<V | null>
          {...control}
          treeData={[...tree]}
          value={value}
          showSearch={{ treeNodeFilterProp: 'title' }}
          {...(noneText === undefined ? {} : { placeholder: noneText, allowClear: true })}
          onChange={(next: V | null | undefined) => {
            onChange(next ?? null) // cleared, antd hands over undefined
          }}
        />
      )}
    </FormField>
  )
}
