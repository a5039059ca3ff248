/** A time in words whose '10:30–11:15' stays on one line. */
export const TimeText = ({ children }: { readonly children: string }) =>
  children.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
