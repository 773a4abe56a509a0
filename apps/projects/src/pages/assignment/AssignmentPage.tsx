export function AssignmentPage() {
  return null
}
