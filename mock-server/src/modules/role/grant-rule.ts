/** Menu ids and permission codes of a person, or of a role. */
type Grants = { readonly menuIds: Iterable<string>; readonly permissions: Iterable<string> }
type Holder = { readonly menuIds: ReadonlySet<string>; readonly permissions: ReadonlySet<string> }

/** Nobody grants what they do not hold themselves. */
export function mayGrant(holder: Holder, { menuIds, permissions }: Grants): boolean {
  return (
    [...menuIds].every((id) => holder.menuIds.has(id)) &&
    [...permissions].every((code) => holder.permissions.has(code))
  )
}
