/** The second line of a button: what its answer gives away. */
export function SoftWarning({ children }: { readonly children: string | null }) {
  return children === null ? null : <small className="soft-warning">{children}</small>;
}
