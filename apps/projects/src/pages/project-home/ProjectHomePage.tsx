export function ProjectHomePage() {
  return null
}
