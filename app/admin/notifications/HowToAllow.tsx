/** What to do where notifications can't be turned on by a press. */
export function HowToAllow({ support }: { support: 'blocked' | 'needs-home-screen' | 'unsupported' }) {
  if (support === 'needs-home-screen') {
    return (
      <>
        <p className="text-quiet">On an iPhone or iPad, Deskbell has to be on your home screen first:</p>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          <li>
            Tap <strong>Share</strong>, the square with an arrow.
          </li>
          <li>
            Choose <strong>Add to Home Screen</strong>.
          </li>
          <li>Open Deskbell from there, log in, and come back to this page.</li>
        </ol>
      </>
    )
  }
  if (support === 'blocked') {
    return (
      <>
        <p className="text-quiet">Notifications from Deskbell are blocked in this browser. To allow them:</p>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          <li>Tap the icon next to the address (a lock or two sliders).</li>
          <li>
            Set <strong>Notifications</strong> to <strong>Allow</strong>. On an iPhone: Settings, Notifications,
            Deskbell.
          </li>
          <li>Reload this page.</li>
        </ol>
      </>
    )
  }
  return (
    <p className="text-quiet">
      This browser can’t show notifications. An up-to-date Chrome, Edge, Firefox or Safari can. Here, we’ll email you
      instead.
    </p>
  )
}
