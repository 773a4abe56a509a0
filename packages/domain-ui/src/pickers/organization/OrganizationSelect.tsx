import { user } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { useMemo } from 'react'
import { useOptionList, type OptionList } from '../option-list.ts'
import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'

/** Spaces that no browser folds. */
const INDENT = '\u00a0\u00a0'

/** An organisation of the company; none means all. */
export function OrganizationSelect(props: PickerProps) {
  return <OptionSelect {...props} list={useOrganizationOptions()} />
}

/** Organisations of the company, those below another one indented under it. */
export function useOrganizationOptions(): OptionList {
  const tree = useCallQuery(user.organizationList)
  const rows = useMemo(() => tree.data?.list.flatMap((node) => flattenOrganization(node, 0)), [tree.data])
  return useOptionList(rows, tree)
}

function flattenOrganization(
  { id, name, children }: user.OrganizationNode,
  depth: number,
): { id: number; name: string }[] {
  return [
    { id, name: `${INDENT.repeat(depth)}${name}` },
    ...children.flatMap((child) => flattenOrganization(child, depth + 1)),
  ]
}
