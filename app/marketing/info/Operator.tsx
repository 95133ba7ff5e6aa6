import { linkLook } from '../../components/linkLook'
import { IfSet, IfUnset, Setting } from './Setting'

/** Who runs this site, and how to reach them. What they haven't set is left out: the product's name and the form take its place. */
export function Operator() {
  return (
    <div className="grid gap-2">
      <div className="font-semibold">
        <IfSet name="OPERATOR_NAME">
          <Setting name="OPERATOR_NAME" />
        </IfSet>
        <IfUnset name="OPERATOR_NAME">Deskbell</IfUnset>
      </div>
      <IfSet name="OPERATOR_ADDRESS">
        <p>
          <Setting name="OPERATOR_ADDRESS" />
        </p>
      </IfSet>
      <IfSet name="SUPPORT_EMAIL">
        <p>
          Email: <Setting name="SUPPORT_EMAIL" scheme="mailto:" />
        </p>
      </IfSet>
      <IfUnset name="SUPPORT_EMAIL">
        <p>
          Write to us through{' '}
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
