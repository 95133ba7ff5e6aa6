import { linkLook } from '../../components/linkLook'
import { IfSet, IfUnset, Setting } from './Setting'

/** Who runs this site, and how to reach them, as far as they have said so. */
export function Operator() {
  return (
    <div className="grid gap-2">
      <IfSet name="OPERATOR_NAME">
        <p className="font-semibold">
          <Setting name="OPERATOR_NAME" />
        </p>
      </IfSet>
      <IfUnset name="OPERATOR_NAME">
        <p>The company that runs this site hasn’t put its name here yet.</p>
      </IfUnset>
      <IfSet name="OPERATOR_ADDRESS">
        <p>
          <Setting name="OPERATOR_ADDRESS" />
        </p>
      </IfSet>
      <IfUnset name="OPERATOR_ADDRESS">
        <p>There’s no mailing address here yet.</p>
      </IfUnset>
      <IfSet name="SUPPORT_EMAIL">
        <p>
          Email: <Setting name="SUPPORT_EMAIL" scheme="mailto:" />
        </p>
      </IfSet>
      <IfUnset name="SUPPORT_EMAIL">
        <p>
          To write to us, use{' '}
          <a href="/#quote" className={linkLook}>
            the form on the home page
          </a>
          .
        </p>
      </IfUnset>
      <IfSet name="SUPPORT_PHONE">
        <p>
          Phone: <Setting name="SUPPORT_PHONE" scheme="tel:" />
        </p>
      </IfSet>
    </div>
  )
}
