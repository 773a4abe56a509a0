export function AcceptedProjectsPage() {
  return null
}
